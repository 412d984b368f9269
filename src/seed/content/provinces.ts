import type { PictureName } from './pictures'

/** Values of a province until its team has decided. */
export const UNDECIDED = { isAnnounced: false, time: '1:00PM - 10:00PM' }

/** Provinces with a sample picture; the others show their place on the map. */
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
