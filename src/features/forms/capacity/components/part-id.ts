/** Returns the element id of an input from its name in `findPlacesProblems`. */
export const placesPartId = (part: string): string => `places-${part}`

/** The element id of the button that adds a limit. */
export const ADD_LIMIT_ID = placesPartId('add')
