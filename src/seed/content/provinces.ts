import type { PictureName } from './pictures'

/** What every province begins with. Editors replace it once the province's team has decided. */
export const UNDECIDED = { isAnnounced: false, time: '1:00PM - 10:00PM' }

/** The page of a province that is not listed shows its place on the map instead of a picture. */
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
