/** One call, once nothing has asked for it for so long. */
export function atRest(action: () => void, span: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const call = () => {
    cancel();
    timer = setTimeout(action, span);
  };
  return { call, cancel };
}
