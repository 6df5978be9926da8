import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/frame/button.tsx';
import { Menu } from '../../ui/menus/menu.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { type ExportForm, exportForms } from './export-file.ts';
import { useText } from '../language/text.ts';
import type { ExportJob } from './use-export.ts';

interface ExportMenuProps {
  job: ExportJob;
}

interface ChosenExport extends ExportMenuProps {
  form: ExportForm;
  attempt: number;
}

/** Exports the whole list as a file. The job is kept as it was when the reader chose the form. */
export function ExportMenu({ job }: ExportMenuProps) {
  const text = useText();
  const [request, setRequest] = useState<ChosenExport>();
  return (
    <>
      <Menu
        label={text('export.menu')}
        placement="bottom-end"
        items={exportForms.map((form) => ({
          id: form,
          label: text(`export.${form}`),
          onSelect: () => setRequest({ form, job, attempt: 1 }),
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
      {request && (
        <ExportDialog
          key={request.attempt}
          form={request.form}
          job={request.job}
          onClose={() => setRequest(undefined)}
          onRetry={() => setRequest({ ...request, attempt: request.attempt + 1 })}
        />
      )}
    </>
  );
}
