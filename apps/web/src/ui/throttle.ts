/** At most one call per span, and the last one always counts. */
export function throttle(action: () => void, span: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const call = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      action();
    }, span);
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return { call, cancel };
}
