import type { PictureName } from './pictures'

/** The first content of every province. Editors replace it once the province's team has decided. */
export const UNDECIDED_PROVINCE = { isAnnounced: false, time: '1:00PM - 10:00PM' }

/**
 * Pictures by the name of the province. Other provinces' pages show their place on the map instead.
 */
export const PROVINCE_PICTURES: Partial<Record<string, PictureName>> = {
  Albay: 'volcano-morning',
  Batanes: 'sunrise-ridges',
  Bukidnon: 'hill-chapel',
  Capiz: 'capiz-window',
  Cebu: 'fireworks-bay',
  Ifugao: 'rice-terraces',
  Iloilo: 'palms-gathering',
  Palawan: 'bangka-dawn',
  Pampanga: 'parol-lanterns',
  Rizal: 'jeepney-street',
}
