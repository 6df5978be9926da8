declare module 'virtual:messages/*' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core';
  import type { Language } from '@seri/domain/common/languages';
  import type { TextGroup } from '@seri/messages/text-groups.data';
  export const catalogues: Readonly<
    Record<Language, Readonly<Record<TextGroup, () => Promise<{ messages: Messages }>>>>
  >;
}
