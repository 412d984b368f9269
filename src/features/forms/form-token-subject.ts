/** What a form's token is issued for (lib/suspicion/form-token.ts). */
export const formTokenSubject = (formId: number): string => `form:${formId}`
