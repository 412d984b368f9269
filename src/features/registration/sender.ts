/** What checks and sends a filled form: one file, which is loaded when a visitor starts. */
export { findFormErrors } from './form-errors'
export { reopenForm, sendRegistration } from './sending'
