import type { Language } from '@seri/domain/common/languages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { UiContext } from '../../ui/frame/ui-text.tsx';

interface InAppProps {
  client: QueryClient;
  language?: Language;
  navigate?: (href: string) => void;
  children: ReactNode;
}

/** The providers around every component of the app. Texts are shown as their keys. */
export function InApp({ client, language = 'en', navigate, children }: InAppProps) {
  return (
    <QueryClientProvider client={client}>
      <UiContext value={{ language, text: (key) => key, navigate }}>{children}</UiContext>
    </QueryClientProvider>
  );
}

/** Does not retry, so that a refusal shows at once. */
export const createNoRetryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
