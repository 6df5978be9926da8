import { Download } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { type ExportForm, exportForms } from '../model/export-file.ts';
import type { ExportedListing } from '../model/use-export.ts';
import { ExportDialog } from './export-dialog.tsx';

interface ExportMenuProps {
  listing: ExportedListing;
}

interface Asked extends ExportMenuProps {
  form: ExportForm;
  attempt: number;
}

/** The whole list as a file. What is asked for stays as it was when it was asked for. */
export function ExportMenu({ listing }: ExportMenuProps) {
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
          onSelect: () => setAsked({ form, listing, attempt: 1 }),
        }))}
        trigger={(props) => (
          <Button
            {...props}
            kind="bare"
            disabled={listing.total === 0}
            icon={<Download aria-hidden="true" />}
            label={text('export.menu')}
          />
        )}
      />
      {asked && (
        <ExportDialog
          key={asked.attempt}
          form={asked.form}
          listing={asked.listing}
          onClose={() => setAsked(undefined)}
          onRetry={() => setAsked({ ...asked, attempt: asked.attempt + 1 })}
        />
      )}
    </>
  );
}
