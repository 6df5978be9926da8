/** Browsers load few pictures at once: those of a lot that was left would hold up the next page of the list. */
export function stopLoading(picture: HTMLImageElement): void {
  picture.removeAttribute('src');
}

/** Give it to a picture as its `ref`: the picture stops loading when React removes it. */
export const stopWhenLeft = (picture: HTMLImageElement) => () => stopLoading(picture);
