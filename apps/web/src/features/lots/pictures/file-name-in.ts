/** The file name in a header such as `attachment; filename="71044-toyota-harrier.zip"`. */
export function fileNameIn(disposition: string | null): string | undefined {
  const [, quoted, bare] = /filename=(?:"([^"]+)"|([^\s;"]+))/i.exec(disposition ?? '') ?? [];
  return quoted ?? bare;
}
