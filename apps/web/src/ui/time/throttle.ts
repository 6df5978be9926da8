/** Makes at most one call per span; a call always follows the last request. */
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
