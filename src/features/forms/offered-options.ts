/** The value of a single box: a checkbox field without options, or an agreement. */
export const LONE_CHECKBOX_VALUE = 'Yes'

export const offeredOptions = ({ options }: { options: string[] | null }): string[] =>
  options?.length ? options : [LONE_CHECKBOX_VALUE]
