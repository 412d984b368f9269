/** From the input's name in `findPlacesProblems`. */
export const placesPartId = (part: string): string => `places-${part}`

export const ADD_LIMIT_ID = placesPartId('add')
