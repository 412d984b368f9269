/** Replaces each `{name}` in a text by its value; a name without a value stays as it is. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string => text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
