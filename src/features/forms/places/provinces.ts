import { normalizeUnicode } from '@/lib/text'
import type { FieldType } from '../field-types'
import { provinces } from './provinces.json'

/**
 * A province or Metro Manila. `slug` is the slug of its page, `code` its Philippine Standard
 * Geographic Code.
 */
type Province = (typeof provinces)[number]

export const PROVINCE_NAMES = provinces.map(({ name }) => name)

const fold = (text: string) =>
  normalizeUnicode(text, 'NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()

const BY_NAME = new Map(provinces.map((province) => [fold(province.name), province]))
const BY_SLUG = new Map(provinces.map((province) => [province.slug, province]))

export const findProvinceByText = (text: string): Province | undefined =>
  BY_NAME.get(fold(text)) ?? BY_SLUG.get(text)

export const provinceOptions = (fieldType: FieldType): string[] | null =>
  fieldType === 'province_town' ? PROVINCE_NAMES : null
