import { machineText } from '@seri/domain/lots/machine-words';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { readDescription } from './description.ts';
import type { MachineParts } from '../page/lot-view.ts';
import styles from './lot-details.module.css';

export function MachineDetails({ lot }: { lot: MachineParts }) {
  const text = useText();
  const language = useLanguage();
  const description = readDescription(lot.mechSpecification.description);
  const isEmpty = 'plain' in description ? description.plain === '' : description.lines.length === 0;
  if (isEmpty) return null;
  return (
    <Sheet flush title={text('lot.description')}>
      {'plain' in description ? (
        <p className={styles.plain}>{description.plain}</p>
      ) : (
        <table className={styles.described}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{text('lot.description.name')}</th>
              <th scope="col">{text('lot.description.value')}</th>
            </tr>
          </thead>
          <tbody>
            {description.lines.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{machineText(name, language)}</th>
                <td>{machineText(value, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  );
}
