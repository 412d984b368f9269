import * as migration_20261120_185754_initial from './20261120_185754_initial';
import * as migration_20261120_193534_staff_tokens_and_notes from './20261120_193534_staff_tokens_and_notes';
import * as migration_20261120_233721_content from './20261120_233721_content';
import * as migration_20261121_200503_receipts from './20261121_200503_receipts';
import * as migration_20261122_052651_staff_sessions from './20261122_052651_staff_sessions';
import * as migration_20261122_063301_suspected_and_held from './20261122_063301_suspected_and_held';
import * as migration_20261122_080620_places_and_days from './20261122_080620_places_and_days';
import * as migration_20261122_092004_second_factors from './20261122_092004_second_factors';
import * as migration_20261122_092727_people_data from './20261122_092727_people_data';
import * as migration_20261122_112454_site_settings_drafts from './20261122_112454_site_settings_drafts';
import * as migration_20261122_114851_form_addresses from './20261122_114851_form_addresses';
import * as migration_20261122_120918_submission_tallies from './20261122_120918_submission_tallies';
import * as migration_20261122_121341_next_step from './20261122_121341_next_step';
import * as migration_20261122_121944_workbench from './20261122_121944_workbench';
import * as migration_20261122_144036_records from './20261122_144036_records';
import * as migration_20261122_144412_builder_drafts from './20261122_144412_builder_drafts';
import * as migration_20261122_144420_list_views from './20261122_144420_list_views';
import * as migration_20261122_153446_mailing from './20261122_153446_mailing';
import * as migration_20261123_073555_one_save from './20261123_073555_one_save';
import * as migration_20261123_081015_field_settings from './20261123_081015_field_settings';
import * as migration_20261123_091254_one_gate from './20261123_091254_one_gate';
import * as migration_20261123_104457_languages from './20261123_104457_languages';
import * as migration_20261123_110546_form_steps from './20261123_110546_form_steps';
import * as migration_20261123_111203_faces from './20261123_111203_faces';
import * as migration_20261123_112639_grow from './20261123_112639_grow';
import * as migration_20261123_114853_the_day from './20261123_114853_the_day';
import * as migration_20261123_121937_capacity from './20261123_121937_capacity';
import * as migration_20261123_140522_links_of_slides_and_top_bar from './20261123_140522_links_of_slides_and_top_bar';
import * as migration_20261123_142336_offers from './20261123_142336_offers';
import * as migration_20261123_144801_families from './20261123_144801_families';
import * as migration_20261123_144802_families_lists from './20261123_144802_families_lists';
import * as migration_20261123_145351_log_numbers from './20261123_145351_log_numbers';
import * as migration_20261123_151217_own_links from './20261123_151217_own_links';
import * as migration_20261123_155500_party_line from './20261123_155500_party_line';
import * as migration_20261123_173859_places_of_people from './20261123_173859_places_of_people';
import * as migration_20261123_174900_erasures_asked from './20261123_174900_erasures_asked';
import * as migration_20261123_210600_what_pages_hold from './20261123_210600_what_pages_hold';
import * as migration_20261124_001500_quicker_places from './20261124_001500_quicker_places';
import * as migration_20261124_002652_reported_in_manila from './20261124_002652_reported_in_manila';
import * as migration_20261124_003000_without_place from './20261124_003000_without_place';
import * as migration_20261125_232000_early_claims from './20261125_232000_early_claims';
import * as migration_20261127_173000_claims_once from './20261127_173000_claims_once';

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
    up: migration_20261120_233721_content.up,
    down: migration_20261120_233721_content.down,
    name: '20261120_233721_content',
  },
  {
    up: migration_20261121_200503_receipts.up,
    down: migration_20261121_200503_receipts.down,
    name: '20261121_200503_receipts',
  },
  {
    up: migration_20261122_052651_staff_sessions.up,
    down: migration_20261122_052651_staff_sessions.down,
    name: '20261122_052651_staff_sessions',
  },
  {
    up: migration_20261122_063301_suspected_and_held.up,
    down: migration_20261122_063301_suspected_and_held.down,
    name: '20261122_063301_suspected_and_held',
  },
  {
    up: migration_20261122_080620_places_and_days.up,
    down: migration_20261122_080620_places_and_days.down,
    name: '20261122_080620_places_and_days',
  },
  {
    up: migration_20261122_092004_second_factors.up,
    down: migration_20261122_092004_second_factors.down,
    name: '20261122_092004_second_factors',
  },
  {
    up: migration_20261122_092727_people_data.up,
    down: migration_20261122_092727_people_data.down,
    name: '20261122_092727_people_data',
  },
  {
    up: migration_20261122_112454_site_settings_drafts.up,
    down: migration_20261122_112454_site_settings_drafts.down,
    name: '20261122_112454_site_settings_drafts',
  },
  {
    up: migration_20261122_114851_form_addresses.up,
    down: migration_20261122_114851_form_addresses.down,
    name: '20261122_114851_form_addresses',
  },
  {
    up: migration_20261122_120918_submission_tallies.up,
    down: migration_20261122_120918_submission_tallies.down,
    name: '20261122_120918_submission_tallies',
  },
  {
    up: migration_20261122_121341_next_step.up,
    down: migration_20261122_121341_next_step.down,
    name: '20261122_121341_next_step',
  },
  {
    up: migration_20261122_121944_workbench.up,
    down: migration_20261122_121944_workbench.down,
    name: '20261122_121944_workbench',
  },
  {
    up: migration_20261122_144036_records.up,
    down: migration_20261122_144036_records.down,
    name: '20261122_144036_records',
  },
  {
    up: migration_20261122_144412_builder_drafts.up,
    down: migration_20261122_144412_builder_drafts.down,
    name: '20261122_144412_builder_drafts',
  },
  {
    up: migration_20261122_144420_list_views.up,
    down: migration_20261122_144420_list_views.down,
    name: '20261122_144420_list_views',
  },
  {
    up: migration_20261122_153446_mailing.up,
    down: migration_20261122_153446_mailing.down,
    name: '20261122_153446_mailing',
  },
  {
    up: migration_20261123_073555_one_save.up,
    down: migration_20261123_073555_one_save.down,
    name: '20261123_073555_one_save',
  },
  {
    up: migration_20261123_081015_field_settings.up,
    down: migration_20261123_081015_field_settings.down,
    name: '20261123_081015_field_settings',
  },
  {
    up: migration_20261123_091254_one_gate.up,
    down: migration_20261123_091254_one_gate.down,
    name: '20261123_091254_one_gate',
  },
  {
    up: migration_20261123_104457_languages.up,
    down: migration_20261123_104457_languages.down,
    name: '20261123_104457_languages',
  },
  {
    up: migration_20261123_110546_form_steps.up,
    down: migration_20261123_110546_form_steps.down,
    name: '20261123_110546_form_steps',
  },
  {
    up: migration_20261123_111203_faces.up,
    down: migration_20261123_111203_faces.down,
    name: '20261123_111203_faces',
  },
  {
    up: migration_20261123_112639_grow.up,
    down: migration_20261123_112639_grow.down,
    name: '20261123_112639_grow',
  },
  {
    up: migration_20261123_114853_the_day.up,
    down: migration_20261123_114853_the_day.down,
    name: '20261123_114853_the_day',
  },
  {
    up: migration_20261123_121937_capacity.up,
    down: migration_20261123_121937_capacity.down,
    name: '20261123_121937_capacity',
  },
  {
    up: migration_20261123_140522_links_of_slides_and_top_bar.up,
    down: migration_20261123_140522_links_of_slides_and_top_bar.down,
    name: '20261123_140522_links_of_slides_and_top_bar',
  },
  {
    up: migration_20261123_142336_offers.up,
    down: migration_20261123_142336_offers.down,
    name: '20261123_142336_offers',
  },
  {
    up: migration_20261123_144801_families.up,
    down: migration_20261123_144801_families.down,
    name: '20261123_144801_families',
  },
  {
    up: migration_20261123_144802_families_lists.up,
    down: migration_20261123_144802_families_lists.down,
    name: '20261123_144802_families_lists',
  },
  {
    up: migration_20261123_145351_log_numbers.up,
    down: migration_20261123_145351_log_numbers.down,
    name: '20261123_145351_log_numbers',
  },
  {
    up: migration_20261123_151217_own_links.up,
    down: migration_20261123_151217_own_links.down,
    name: '20261123_151217_own_links',
  },
  {
    up: migration_20261123_155500_party_line.up,
    down: migration_20261123_155500_party_line.down,
    name: '20261123_155500_party_line',
  },
  {
    up: migration_20261123_173859_places_of_people.up,
    down: migration_20261123_173859_places_of_people.down,
    name: '20261123_173859_places_of_people',
  },
  {
    up: migration_20261123_174900_erasures_asked.up,
    down: migration_20261123_174900_erasures_asked.down,
    name: '20261123_174900_erasures_asked',
  },
  {
    up: migration_20261123_210600_what_pages_hold.up,
    down: migration_20261123_210600_what_pages_hold.down,
    name: '20261123_210600_what_pages_hold',
  },
  {
    up: migration_20261124_001500_quicker_places.up,
    down: migration_20261124_001500_quicker_places.down,
    name: '20261124_001500_quicker_places',
  },
  {
    up: migration_20261124_002652_reported_in_manila.up,
    down: migration_20261124_002652_reported_in_manila.down,
    name: '20261124_002652_reported_in_manila',
  },
  {
    up: migration_20261124_003000_without_place.up,
    down: migration_20261124_003000_without_place.down,
    name: '20261124_003000_without_place',
  },
  {
    up: migration_20261125_232000_early_claims.up,
    down: migration_20261125_232000_early_claims.down,
    name: '20261125_232000_early_claims',
  },
  {
    up: migration_20261127_173000_claims_once.up,
    down: migration_20261127_173000_claims_once.down,
    name: '20261127_173000_claims_once'
  },
];
