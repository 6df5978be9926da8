import type { Flag } from '@seri/domain/people/permissions';
import { useText } from '../../../lib/language/text.ts';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import type { ClientDetails } from '../card/client-view.ts';
import { type FlagChanges, type FlagChoice, choiceOf } from './flags-draft.ts';
import styles from './access.module.css';

interface FlagRowProps {
  flag: Flag;
  view: ClientDetails;
  changes: FlagChanges;
  onChoose: (choice: FlagChoice) => void;
}

/** A flag follows the role or is overridden for this account. It is read-only if the reader may not give it. */
export function FlagRow({ flag, view: { overrides, roleDefaults, can, permission }, changes, onChoose }: FlagRowProps) {
  const text = useText();
  const name = text(`clients.flagName.${flag}`);
  const stateOf = (isOn: boolean) => text(isOn ? 'clients.flag.state.on' : 'clients.flag.state.off');
  const byRole = text('clients.flag.byRole', { state: stateOf(roleDefaults[flag]) });
  const choice = choiceOf(flag, overrides, changes);
  const fixed = choice === 'role' ? byRole : text('clients.flag.own', { state: stateOf(permission[flag]) });
  return (
    <div
      className={styles.flag}
      data-own={choice === 'role' ? undefined : ''}
      data-changed={flag in changes ? '' : undefined}
    >
      <span className={styles.name}>{name}</span>
      {can.flags.includes(flag) ? (
        <Segmented<FlagChoice>
          label={name}
          size="s"
          value={choice}
          options={[
            { value: 'role', label: byRole },
            { value: 'on', label: text('clients.flag.on') },
            { value: 'off', label: text('clients.flag.off') },
          ]}
          onChange={onChoose}
        />
      ) : (
        <span className="sub">{fixed}</span>
      )}
    </div>
  );
}
