/** Milliseconds for which the text can be fetched: Safari asks for it after the person has said where it goes. */
const OFFERED_MS = 60_000;

/** Hands a text to the browser to save as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), OFFERED_MS);
}
