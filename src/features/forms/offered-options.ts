/** The answer when a checkbox field without options, or an agreement, is ticked. */
export const LONE_CHECKBOX_VALUE = 'Yes'

export const listOfferedOptions = ({ options }: { options: string[] | null }): string[] =>
  options?.length ? options : [LONE_CHECKBOX_VALUE]
