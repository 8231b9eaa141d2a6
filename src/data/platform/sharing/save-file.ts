/** Milliseconds for which the file can be fetched: Safari asks for it after the person has said where it goes. */
const OFFERED_MS = 60_000;

/** Hands something to the browser to save as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), OFFERED_MS);
}
