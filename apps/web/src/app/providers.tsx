import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../lib/calls/query-client.ts';
import { useLanguage, useText } from '../lib/language/text.ts';
import { UiProvider } from '../ui/frame/ui-provider.tsx';
import type { AppRouter } from './router.tsx';

export function Providers({ router }: { router: AppRouter }) {
  const text = useText();
  const language = useLanguage();
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider language={language} text={text} navigate={(href) => router.history.push(href)}>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>
  );
}
