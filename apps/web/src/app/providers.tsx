import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../lib/query-client.ts';
import { TextProvider, useLanguage, useText } from '../lib/text.tsx';
import { UiProvider } from '../ui/ui-provider.tsx';
import { router } from './router.tsx';

function Pages() {
  const text = useText();
  const language = useLanguage();
  return (
    <UiProvider language={language} text={text} navigate={(href) => router.history.push(href)}>
      <RouterProvider router={router} />
    </UiProvider>
  );
}

export function Providers() {
  return (
    <TextProvider>
      <QueryClientProvider client={queryClient}>
        <Pages />
      </QueryClientProvider>
    </TextProvider>
  );
}
