export interface LibraryPicture {
  id: number
  alt?: string | null
  filename?: string | null
  thumbnailURL?: string | null
}

const FILE_NAME = /\.(jpe?g|png|webp|avif)$|^(img|dsc|photo|image)[-_ ]?\d+/i

export const lacksDescription = ({ alt }: LibraryPicture): boolean =>
  !alt?.trim() || FILE_NAME.test(alt.trim())
