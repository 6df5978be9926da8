import type { ComponentProps } from 'react';
import { panelId, tabId } from './tabs.tsx';

interface TabPanelProps extends ComponentProps<'div'> {
  tabsId: string;
  tab: string;
}

export function TabPanel({ tabsId, tab, ...rest }: TabPanelProps) {
  return <div {...rest} role="tabpanel" id={panelId(tabsId, tab)} aria-labelledby={tabId(tabsId, tab)} tabIndex={0} />;
}
