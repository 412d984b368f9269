/**
 * Returns the element id for a part of the screen. The part of an input is its key in
 * `findPlacesProblems`.
 */
export const placesPartId = (part: string): string => `places-${part}`

export const ADD_LIMIT_ID = placesPartId('add')
