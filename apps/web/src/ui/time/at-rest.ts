/** Calls the action once, `span` ms after the last request for it. */
export function debounce(action: () => void, span: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const call = () => {
    cancel();
    timer = setTimeout(action, span);
  };
  return { call, cancel };
}
