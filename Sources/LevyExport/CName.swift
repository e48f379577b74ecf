/// Names that C reserves, so that an export may not use them.
package enum CName {
  /// The reason why a function may not have this name; nil if it may.
  ///
  /// - Parameter name: a name as C writes it.
  package static func objection(toFunction name: String) -> String? {
    if name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil { return "it is no name of C" }
    if words.contains(name) { return "it is a word of C" }
    if name.hasPrefix("_") { return "names that begin with _ belong to the compiler" }
    if helpers.contains(name) { return "a helper of the export has this name" }
    return isOfLibrary(name) ? "C's own library has this name" : nil
  }

  /// True if a name would hide something that the function uses.
  static func isTaken(_ name: String) -> Bool {
    objection(toFunction: name) != nil || ["rows", "faults", "faulty", "fault", "i"].contains(name)
      || name.hasPrefix("table_") || name.hasPrefix("result_") || name.wholeMatch(of: /[cw][0-9]+/) != nil
  }

  /// The names that the prelude declares, found in its text.
  private static let helpers = Set(
    CExpression.prelude.matches(of: /\b(levy_[a-z_]+|LEVY_[A-Z_]+)\b/).map { String($0.output.1) })

  /// The keywords of C up to C23 that are in lower case or begin with one underscore, and names that a program defines
  /// once.
  private static let words = set(
    """
    alignas alignof auto bool break case char const constexpr continue default do double else enum extern false float for \
    goto if inline int long nullptr register restrict return short signed sizeof static static_assert struct switch \
    thread_local true typedef typeof typeof_unqual union unsigned void volatile while asm main _Alignas _Alignof _Atomic \
    _BitInt _Bool _Complex _Decimal128 _Decimal32 _Decimal64 _Generic _Imaginary _Noreturn _Static_assert _Thread_local
    """)

  private static func set(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

  /// True if C's standard library declares the name, in headers that an export includes or elsewhere: a program links
  /// all of it.
  private static func isOfLibrary(_ name: String) -> Bool {
    if library.contains(name) || name.wholeMatch(of: /u?int(ptr|max|(_least|_fast)?[0-9]+)_t/) != nil { return true }
    if name.wholeMatch(of: /(U?INT|FP_|FE_|MATH_|M_|HUGE_VAL|SIG|LC_)[A-Z0-9_]*/) != nil { return true }
    let base = name.hasSuffix("f") || name.hasSuffix("l") ? String(name.dropLast()) : name
    return mathematics.contains(name) || mathematics.contains(base)
  }

  /// The functions of math.h, which also have variants with the suffixes f and l.
  private static let mathematics = set(
    """
    acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 exp10 expm1 fabs fdim floor fma \
    fmax fmin fmod frexp hypot ilogb ldexp lgamma llrint llround log log10 log1p log2 logb lrint lround modf nan nearbyint \
    nextafter nexttoward pow remainder remquo rint round roundeven scalbln scalbn sin sinh sqrt tan tanh tgamma trunc \
    cabs cacos cacosh carg casin casinh catan catanh ccos ccosh cexp cimag clog conj cpow cproj creal csin csinh csqrt \
    ctan ctanh j0 j1 jn y0 y1 yn gamma drem significand scalb pow10 finite sincos canonicalize fromfp ufromfp llogb \
    fmaximum fminimum nextup nextdown totalorder
    """)

  private static let library = set(
    """
    NAN INFINITY NULL EOF BUFSIZ FILENAME_MAX FOPEN_MAX RAND_MAX EXIT_SUCCESS EXIT_FAILURE CLOCKS_PER_SEC SIZE_MAX PTRDIFF_MAX \
    PTRDIFF_MIN WCHAR_MAX WCHAR_MIN WINT_MAX WINT_MIN math_errhandling fpclassify isfinite isinf isnan isnormal signbit \
    isgreater isgreaterequal isless islessequal islessgreater isunordered float_t double_t signgam size_t ptrdiff_t wchar_t \
    wint_t max_align_t time_t clock_t div_t ldiv_t lldiv_t FILE fpos_t va_list jmp_buf errno offsetof assert \
    abort abs aligned_alloc at_quick_exit atexit atof atoi atol atoll bsearch calloc div exit free getenv labs ldiv llabs \
    lldiv malloc mblen mbstowcs mbtowc qsort quick_exit rand realloc srand strtod strtof strtol strtold strtoll strtoul \
    strtoull system wcstombs wctomb \
    clearerr fclose feof ferror fflush fgetc fgetpos fgets fopen fprintf fputc fputs fread freopen fscanf fseek fsetpos \
    ftell fwrite getc getchar gets perror printf putc putchar puts remove rename rewind scanf setbuf setvbuf snprintf \
    sprintf sscanf stderr stdin stdout tmpfile tmpnam ungetc vfprintf vfscanf vprintf vscanf vsnprintf vsprintf vsscanf \
    memchr memcmp memcpy memmove memset strcat strchr strcmp strcoll strcpy strcspn strerror strlen strncat strncmp \
    strncpy strpbrk strrchr strspn strstr strtok strxfrm strdup strndup memccpy \
    isalnum isalpha isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit tolower toupper \
    asctime clock ctime difftime gmtime localtime mktime strftime time timespec_get tzset \
    raise signal longjmp setjmp localeconv setlocale thrd_create mtx_lock cnd_wait call_once imaxabs imaxdiv \
    access alarm brk chdir chmod chown close connect dup execv fork fsync getpid ioctl kill link listen lseek mmap mprotect \
    munmap nice open pause pipe poll pread pwrite random read recv sbrk select send sleep socket stat sync truncate \
    umask unlink usleep vfork wait write index rindex bcopy bzero bcmp environ stpcpy strnlen dprintf getline
    """)
}
