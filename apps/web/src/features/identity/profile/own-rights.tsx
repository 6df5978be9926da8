import { staffRights } from '@seri/domain/people/given-rights';
import { useText } from '../../../lib/language/text.ts';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { Facts } from '../../../ui/tables/facts.tsx';
import type { OwnProfile } from '../session/session-state.ts';
import styles from './profile-page.module.css';

/** R89: for staff, who read their rights and ask an owner for others. */
export function OwnRights({ can }: Pick<OwnProfile, 'can'>) {
  const text = useText();
  if (!can.manageClients) return null;
  const items = staffRights.map((right) => ({
    caption: text(`rights.${right}`),
    value: (
      <>
        {text(can[right] ? 'rights.yes' : 'rights.no')} <p className="sub">{text(`rights.${right}.hint`)}</p>
      </>
    ),
  }));
  return (
    <Sheet flush title={text('rights.own')}>
      <Facts cols={2} phoneCols={1} items={items} />
      {!can.manageStaff && <p className={styles.note}>{text('rights.own.hint')}</p>}
    </Sheet>
  );
}
