/** Instead of the table of all messages: each stands where it is shown. */
export default {};
