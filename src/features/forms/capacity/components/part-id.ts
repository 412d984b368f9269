/**
 * Returns the element id of a part of the screen. For an input, `part` is its key in
 * `findPlacesProblems`.
 */
export const placesPartId = (part: string): string => `places-${part}`

export const ADD_LIMIT_BUTTON_ID = placesPartId('add')
