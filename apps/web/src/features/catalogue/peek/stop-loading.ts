/** Browsers load few pictures at once: those of a lot that was left would hold up the next page of the list. */
export function stopLoading(picture: HTMLImageElement): void {
  picture.removeAttribute('src');
}

/** As the `ref` of a picture, which stops loading once it is no longer shown. */
export const stopWhenLeft = (picture: HTMLImageElement) => () => stopLoading(picture);
