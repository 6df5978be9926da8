import type { Language } from '@seri/domain/common/languages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { UiContext } from '../ui/ui-text.tsx';

interface InAppProps {
  client: QueryClient;
  language?: Language;
  navigate?: (href: string) => void;
  children: ReactNode;
}

/** What stands around every piece of the app, with the keys of texts in their place. */
export function InApp({ client, language = 'en', navigate, children }: InAppProps) {
  return (
    <QueryClientProvider client={client}>
      <UiContext value={{ language, text: (key) => key, navigate }}>{children}</UiContext>
    </QueryClientProvider>
  );
}

/** Takes a refusal at the first word. */
export const askingOnce = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
