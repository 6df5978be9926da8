import { QueryClient, QueryObserver } from '@tanstack/react-query';

/** A question that somebody looks at, whose answers the test gives in the order they were asked for. */
export function answeredQuery(queryKey: readonly string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  };
  const observer = new QueryObserver<string>(client, { queryKey, queryFn });
  const stop = observer.subscribe(() => {});
  return { client, asked, observer, stop, shown: () => observer.getCurrentResult().data };
}
