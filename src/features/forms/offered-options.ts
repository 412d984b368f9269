/** The value of a checkbox field without options, which is a single box. */
export const LONE_CHECKBOX_VALUE = 'Yes'

export const offeredOptions = ({ options }: { options: string[] | null }): string[] =>
  options?.length ? options : [LONE_CHECKBOX_VALUE]
