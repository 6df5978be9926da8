import { QueryClient, QueryObserver } from '@tanstack/react-query';

/** An observed query; the test settles its requests in the order in which they were sent. */
export function answeredQuery(queryKey: readonly string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const requests: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const answer = Promise.withResolvers<string>();
    requests.push(answer);
    return answer.promise;
  };
  const observer = new QueryObserver<string>(client, { queryKey, queryFn });
  const stop = observer.subscribe(() => {});
  return { client, requests, observer, stop, shown: () => observer.getCurrentResult().data };
}
