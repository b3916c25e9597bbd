// Stands for a module that no page needs.
export default {};
