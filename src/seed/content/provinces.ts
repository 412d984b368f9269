import type { PictureName } from './pictures'

/** What every province begins with; editors replace it once its team has decided where and when. */
export const UNDECIDED = { isAnnounced: false, time: '1:00PM - 10:00PM' }

/** Provinces without a picture show their place on the map. */
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
