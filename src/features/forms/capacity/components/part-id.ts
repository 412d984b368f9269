/** Returns the element id of an input by the part that `findPlacesProblems` names. */
export const partId = (part: string): string => `places-${part}`

/** The button that adds a limit. */
export const ADD_LIMIT_ID = partId('add')
