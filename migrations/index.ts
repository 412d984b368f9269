import * as migration_20261120_185754_initial from './20261120_185754_initial';

export const migrations = [
  {
    up: migration_20261120_185754_initial.up,
    down: migration_20261120_185754_initial.down,
    name: '20261120_185754_initial'
  },
];
