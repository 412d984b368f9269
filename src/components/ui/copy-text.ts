/** Copies without a field. True when it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByEvent(text)
  }
}

/** The clipboard is closed to pages that came over plain http; the copy command is not. */
function copyByEvent(text: string): boolean {
  let isTaken = false
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    isTaken = true
  }
  document.addEventListener('copy', fill)
  document.execCommand('copy')
  document.removeEventListener('copy', fill)
  return isTaken
}
