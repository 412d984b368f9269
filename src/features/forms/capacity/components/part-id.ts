/** Returns the element id of an input (by its key in `findPlacesProblems`) or of the Add button. */
export const placesPartId = (part: string): string => `places-${part}`

export const ADD_LIMIT_ID = placesPartId('add')
