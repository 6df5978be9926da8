import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { type ExportForm, exportForms } from './export-file.ts';
import { useText } from './text.ts';
import type { ExportJob } from './use-export.ts';

interface ExportMenuProps {
  job: ExportJob;
}

interface Asked extends ExportMenuProps {
  form: ExportForm;
  attempt: number;
}

/** The whole list as a file. What is asked for stays as it was when it was asked for. */
export function ExportMenu({ job }: ExportMenuProps) {
  const text = useText();
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <Menu
        label={text('export.menu')}
        placement="bottom-end"
        items={exportForms.map((form) => ({
          id: form,
          label: text(`export.${form}`),
          onSelect: () => setAsked({ form, job, attempt: 1 }),
        }))}
        trigger={(props) => (
          <Button
            {...props}
            kind="bare"
            disabled={job.total === 0}
            icon={<Download aria-hidden="true" />}
            label={text('export.menu')}
          />
        )}
      />
      {asked && (
        <ExportDialog
          key={asked.attempt}
          form={asked.form}
          job={asked.job}
          onClose={() => setAsked(undefined)}
          onRetry={() => setAsked({ ...asked, attempt: asked.attempt + 1 })}
        />
      )}
    </>
  );
}
