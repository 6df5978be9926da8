import { CalendarX2, Copy, Ellipsis, Pencil, SkipForward } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Menu } from '../../../ui/menus/menu.tsx';
import type { OnTask } from './tariff-list.tsx';
import { scopeText } from './tariff-texts.ts';
import type { ListedTariff } from './tariffs.ts';

interface TariffActionsProps {
  tariff: ListedTariff;
  onTask: NonNullable<OnTask>;
}

export function TariffActions({ tariff, onTask }: TariffActionsProps) {
  const text = useText();
  const name = `${text(`tariffs.kind.${tariff.kind}`)}, ${scopeText(text, tariff)}`;
  const label = text('tariffs.actions', { name });
  const icons = { change: Pencil, follow: SkipForward, copy: Copy, end: CalendarX2 } as const;
  return (
    <Menu
      label={label}
      placement="bottom-end"
      items={(['change', 'follow', 'copy', 'end'] as const).map((task) => {
        const Icon = icons[task];
        return {
          id: task,
          label: text(`tariffs.${task}`),
          icon: <Icon aria-hidden="true" />,
          onSelect: () => onTask(task, tariff),
        };
      })}
      trigger={(props) => <Button {...props} kind="bare" icon={<Ellipsis aria-hidden="true" />} label={label} />}
    />
  );
}
