/** Returns the element id of an input from its name in `findPlacesProblems`. */
export const partId = (part: string): string => `places-${part}`

/** The element id of the button that adds a limit. */
export const ADD_LIMIT_ID = partId('add')
