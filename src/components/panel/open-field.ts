/** `waitUntilFound` gives up after this many frames, which take about five seconds at 60 Hz. */
const MAX_FRAMES = 300

/**
 * Waits until the selector finds an element or the function returns one. Returns null after
 * `MAX_FRAMES`.
 */
export async function waitUntilFound<T = HTMLElement>(
  sought: string | (() => T),
): Promise<T | null> {
  for (let frame = 0; frame < MAX_FRAMES; frame += 1) {
    const found = typeof sought === 'string' ? document.querySelector(sought) : sought()
    if (found) return found as T
    await new Promise(requestAnimationFrame)
  }
  return null
}

export const FOCUSABLE_SELECTOR =
  ':is(input, textarea, button):not(:disabled), [contenteditable="true"]'

/** Returns the selector of a row's element; `path` is like `blocks.3`. */
export function rowSelector(path: string): string {
  const [, list = '', index] = /^(.+)\.(\d+)$/.exec(path) ?? []
  return `#${CSS.escape(`${list.replaceAll('.', '-')}-row-${index}`)}`
}

export async function openField(path: string, tab: number): Promise<void> {
  const button = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]
  if (button && !button.classList.contains('tabs-field__tab-button--active')) button.click()
  button?.scrollIntoView({ block: 'nearest', inline: 'center' })
  const parts = path.split('.')
  for (const [at, part] of parts.entries()) {
    if (!/^\d+$/.test(part)) continue
    const row = await waitUntilFound(rowSelector(parts.slice(0, at + 1).join('.')))
    if (!row) return
    row.scrollIntoView({ block: 'nearest' })
    if (row.firstElementChild?.classList.contains('collapsible--collapsed')) {
      row.querySelector<HTMLElement>('.collapsible__toggle')?.click()
    }
  }
  const isRow = /^\d+$/.test(parts.at(-1) ?? '')
  const field = isRow
    ? await waitUntilFound(rowSelector(path))
    : await waitUntilFound(`#${CSS.escape(`field-${parts.join('__')}`)}`)
  if (!field) return
  field.scrollIntoView({ block: 'center' })
  const target = field.matches(FOCUSABLE_SELECTOR)
    ? field
    : field.querySelector<HTMLElement>(FOCUSABLE_SELECTOR)
  target?.focus({ preventScroll: true })
}

/**
 * Returns the path of the field or row that contains this element of the form; null for other
 * elements.
 */
export function fieldPathOf(element: Element): string | null {
  const field = element.closest('[id^="field-"]')
  const row = element.closest('[id*="-row-"]:not([id^="scroll-"])')
  if (field && (!row || row.contains(field))) return field.id.slice(6).replaceAll('__', '.')
  const [, list, index] = /^(.+)-row-(\d+)$/.exec(row?.id ?? '') ?? []
  return list ? `${list.replaceAll('-', '.')}.${index}` : null
}
