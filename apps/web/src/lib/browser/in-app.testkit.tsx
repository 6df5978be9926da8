import type { Language } from '@seri/domain/common/languages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { UiContext } from '../../ui/frame/ui-text.tsx';

interface InAppProps {
  client: QueryClient;
  language?: Language;
  navigate?: (href: string) => void;
  children: ReactNode;
}

/** The providers around every component of the app. */
export function InApp({ client, language = 'en', navigate, children }: InAppProps) {
  const ui = use(UiContext);
  return (
    <QueryClientProvider client={client}>
      <UiContext value={{ ...ui, language, navigate }}>{children}</UiContext>
    </QueryClientProvider>
  );
}

/** Does not retry, so that a refusal shows at once. */
export const createNoRetryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
