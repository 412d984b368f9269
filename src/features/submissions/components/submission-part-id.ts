/** The id of a part of a submission's row: the keyboard and closing dialogs find it by this. */
export const submissionPartId = (id: number, part: 'row' | 'view') => `submission-${id}-${part}`
