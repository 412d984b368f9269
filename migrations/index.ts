import * as migration_20261120_185754_initial from './20261120_185754_initial';
import * as migration_20261120_193534_staff_tokens_and_notes from './20261120_193534_staff_tokens_and_notes';
import * as migration_20261120_222059_pictures from './20261120_222059_pictures';
import * as migration_20261120_223732_content_pages from './20261120_223732_content_pages';
import * as migration_20261120_223844_site_frame from './20261120_223844_site_frame';
import * as migration_20261120_224722_home_testimonies from './20261120_224722_home_testimonies';
import * as migration_20261120_230702_drive_files from './20261120_230702_drive_files';

export const migrations = [
  {
    up: migration_20261120_185754_initial.up,
    down: migration_20261120_185754_initial.down,
    name: '20261120_185754_initial',
  },
  {
    up: migration_20261120_193534_staff_tokens_and_notes.up,
    down: migration_20261120_193534_staff_tokens_and_notes.down,
    name: '20261120_193534_staff_tokens_and_notes',
  },
  {
    up: migration_20261120_222059_pictures.up,
    down: migration_20261120_222059_pictures.down,
    name: '20261120_222059_pictures',
  },
  {
    up: migration_20261120_223732_content_pages.up,
    down: migration_20261120_223732_content_pages.down,
    name: '20261120_223732_content_pages',
  },
  {
    up: migration_20261120_223844_site_frame.up,
    down: migration_20261120_223844_site_frame.down,
    name: '20261120_223844_site_frame',
  },
  {
    up: migration_20261120_224722_home_testimonies.up,
    down: migration_20261120_224722_home_testimonies.down,
    name: '20261120_224722_home_testimonies',
  },
  {
    up: migration_20261120_230702_drive_files.up,
    down: migration_20261120_230702_drive_files.down,
    name: '20261120_230702_drive_files'
  },
];
